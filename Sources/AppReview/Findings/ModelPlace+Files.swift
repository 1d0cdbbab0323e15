package import AppFiles
import AppSession

extension ModelPlace {
  /// The place in the files of an app's folder; it has no line if the files do not contain it.
  package func located(in folder: AppFolder) -> DefinitionPlace {
    let place = UnlocatedPlace(file: file, path: definitionPath)
    return folder.located([place]).first ?? place.place
  }
}
