import { join } from 'node:path'
import { openApiDocument } from '../src/server/public/open-api/document.ts'
import { routes } from '../src/server/routes.ts'
import { writeGenerated } from '../src/server/kernel/write-generated.ts'
import { formatted } from './formatted.ts'
import { root } from './processes.ts'

// src/openapi.json comes from the routes and the table of what they take and answer.
const path = join(root, 'src/openapi.json')
writeGenerated(path, await formatted(path, JSON.stringify(openApiDocument(routes))))
