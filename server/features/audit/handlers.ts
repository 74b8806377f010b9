import { procedures } from '#server/context.ts'
import { listChanges } from './list-changes.ts'
import { listVersions } from './list-versions.ts'
import { restoreVersion } from './restore-version.ts'
import { undoChange, undoRequest } from './undo-change.ts'

const { audit } = procedures

export const auditHandlers = {
  list: audit.list.handler(({ context, input }) => listChanges(context, input)),
  undo: audit.undo.handler(({ context, input }) => undoChange(context, input.change_id)),
  undo_request: audit.undo_request.handler(({ context, input }) => undoRequest(context, input.request_id)),
  list_versions: audit.list_versions.handler(({ context, input }) => listVersions(context, input)),
  restore_version: audit.restore_version.handler(({ context, input }) => restoreVersion(context, input)),
}
