import { PostgresQueryCompiler } from 'kysely'
import { noteCompilation } from './statements.ts'

/** Makes texts of statements, and notes each for whoever counts them. */
export class NotedQueryCompiler extends PostgresQueryCompiler {
  override compileQuery(
    ...parts: Parameters<PostgresQueryCompiler['compileQuery']>
  ): ReturnType<PostgresQueryCompiler['compileQuery']> {
    noteCompilation()
    return super.compileQuery(...parts)
  }
}
