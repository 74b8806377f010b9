/** Maker and model in one name, without repeating the maker («مازدا 3»). */
export function modelName(make: string, model: string): string {
  if (!make || model.startsWith(make)) return model
  return model ? `${make} ${model}` : make
}
