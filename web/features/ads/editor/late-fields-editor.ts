import { latePart } from '#web/rendering/late-part.tsx'

/** The fields of an ad as its admins edit them. Most of them look at an ad without editing it. */
export const LateFieldsEditor = latePart(async () => (await import('./fields-editor.tsx')).FieldsEditor)
