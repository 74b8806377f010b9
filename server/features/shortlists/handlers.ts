import { procedures } from '#server/context.ts'
import {
  addCars,
  addShortlist,
  orderCars,
  removeCar,
  removePerson,
  removeShortlist,
  renameShortlist,
} from './change-shortlists.ts'
import { deleteNote, putNote, removeNote, vote } from './feedback.ts'
import { listShortlists } from './list-shortlists.ts'
import { endLink, openLink } from './shortlist-link.ts'
import { getShortlist, openShortlist } from './show-shortlist.ts'

const { shortlists } = procedures

export const shortlistsHandlers = {
  list: shortlists.list.handler(({ context }) => listShortlists(context)),
  get: shortlists.get.handler(({ context, input }) => getShortlist(context, input.shortlist_id)),
  add: shortlists.add.handler(({ context, input }) => addShortlist(context, input)),
  rename: shortlists.rename.handler(({ context, input }) => renameShortlist(context, input.shortlist_id, input.name)),
  remove: shortlists.remove.handler(({ context, input }) => removeShortlist(context, input.shortlist_id)),
  add_cars: shortlists.add_cars.handler(({ context, input }) => addCars(context, input.shortlist_id, input.car_ids)),
  remove_car: shortlists.remove_car.handler(({ context, input }) =>
    removeCar(context, input.shortlist_id, input.car_id),
  ),
  order_cars: shortlists.order_cars.handler(({ context, input }) =>
    orderCars(context, input.shortlist_id, input.car_ids),
  ),
  open_link: shortlists.open_link.handler(({ context, input }) => openLink(context, input.shortlist_id)),
  end_link: shortlists.end_link.handler(({ context, input }) => endLink(context, input.shortlist_id)),
  remove_note: shortlists.remove_note.handler(({ context, input }) =>
    removeNote(context, input.shortlist_id, input.note_id),
  ),
  remove_person: shortlists.remove_person.handler(({ context, input }) =>
    removePerson(context, input.shortlist_id, input.person_id),
  ),
  open: shortlists.open.handler(({ context, input }) => openShortlist(context, input.token)),
  vote: shortlists.vote.handler(({ context, input }) => vote(context, input)),
  put_note: shortlists.put_note.handler(({ context, input }) => putNote(context, input)),
  delete_note: shortlists.delete_note.handler(({ context, input }) => deleteNote(context, input.token, input.note_id)),
}
