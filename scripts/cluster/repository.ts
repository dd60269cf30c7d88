import { render, type Values } from './render.ts'

/** What deploy/machine.env says of the bucket, for a repository in a folder. */
export function valuesOfRepository(folder: string): Values {
  const none = ['REPO_BUCKET', 'REPO_ENDPOINT', 'REPO_REGION', 'REPO_KEY', 'REPO_KEY_SECRET']
  return {
    ...Object.fromEntries(none.map((name) => [name, ''])),
    REPO_TYPE: 'posix',
    REPO_PATH: folder,
    REPO_CIPHER: 'a trial of the restore',
  }
}

/** deploy/pgbackrest.conf without the bucket, for a superuser called postgres whoever PostgreSQL runs as. */
export function renderBackups(values: Values): string {
  const text = render('pgbackrest.conf', values)
  return text.replace(/^repo1-s3-.*\n/gm, '').replace('[mezzo]', '[mezzo]\npg1-user=postgres')
}
