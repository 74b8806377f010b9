/** Maker and model in one name; a model that carries its maker's name («مازدا 3») does not get it twice. */
export function modelName(make: string, model: string): string {
  if (!make || model.startsWith(make)) return model
  return model ? `${make} ${model}` : make
}
