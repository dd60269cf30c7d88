import { startLocalDropbox } from '../src/server/kernel/adapters/photo-folder/local-dropbox.ts'
import { LOCAL_FOLDER_LINK } from '../src/server/kernel/adapters/photo-folder/local-photos.ts'

// A Dropbox for trying things out: the calls that photo folders need, and photos that are made up.
const key = process.env['DROPBOX_APP_KEY'] ?? 'local-key'
const secret = process.env['DROPBOX_APP_SECRET'] ?? 'local-secret'
const dropbox = await startLocalDropbox({ key, secret, port: Number(process.env['DROPBOX_PORT'] ?? 3080) })
process.stdout.write(
  [
    `TEST Dropbox on ${dropbox.url}. Start Mezzo with`,
    `  DROPBOX_API_URL=${dropbox.url} DROPBOX_APP_KEY=${key} DROPBOX_APP_SECRET=${secret} npm start`,
    `and connect a listing's photos with ${LOCAL_FOLDER_LINK}`,
    'Each time that it is asked there is one more photo, up to six.',
    '',
  ].join('\n'),
)
