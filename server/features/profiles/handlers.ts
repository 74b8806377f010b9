import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { canSeeProfile } from './can-see-profile.ts'
import { getProfile } from './get-profile.ts'
import { getPublicProfileInfo } from './get-public-profile-info.ts'
import { introduce } from './introduce.ts'
import { listProfileAccesses } from '#server/features/profile-accesses/public.ts'
import { replacePicture, setProfilePicture } from './picture.ts'
import { setLanguage, updateProfile } from './update-profile.ts'

export const profilesHandlers = {
  get_mine: procedures.profiles.get_mine.handler(({ context }) => getProfile(context.db, requireUser(context).id)),
  update: procedures.profiles.update.handler(async ({ context, input }) => {
    const { id } = requireUser(context)
    await updateProfile(context, id, input)
    return getProfile(context.db, id)
  }),
  introduce: procedures.profiles.introduce.handler(async ({ context, input }) => {
    const { id } = requireUser(context)
    await introduce(context, id, input)
    return getProfile(context.db, id)
  }),
  set_picture: procedures.profiles.set_picture.handler(async ({ context, input }) => {
    const { id } = requireUser(context)
    await setProfilePicture(context, id, input.picture)
    return getProfile(context.db, id)
  }),
  remove_picture: procedures.profiles.remove_picture.handler(async ({ context }) => {
    const { id } = requireUser(context)
    await context.db.transaction((tx) => replacePicture(context, tx, { user_id: id, picture_url: null }))
    return getProfile(context.db, id)
  }),
  set_language: procedures.profiles.set_language.handler(({ context, input }) =>
    setLanguage(context, requireUser(context).id, input.preferred_language),
  ),
  list_accesses: procedures.profiles.list_accesses.handler(({ context }) =>
    listProfileAccesses(context, requireUser(context).id),
  ),
  get_public_profile_info: procedures.profiles.get_public_profile_info.handler(({ context, input }) =>
    getPublicProfileInfo(context, input),
  ),
  can_access_profile: procedures.profiles.can_access_profile.handler(async ({ context, input }) => ({
    can_access: await canSeeProfile(context, input.profile_id),
  })),
}
