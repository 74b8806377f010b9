/** The name of a region where the words around it say that it is one: «القصيم» of «منطقة القصيم». */
export const shortName = (name: string): string =>
  name.replace(/^(?:ال)?منطقة /, '').replace(/ (?:Region|Province)$/, '')
