package import AppFiles
import AppSession

extension ModelPlace {
  /// The place in the files of an app's folder; without a line where they do not have it.
  package func located(in folder: AppFolder) -> DefinitionPlace {
    let place = UnlocatedPlace(file: file, path: definitionPath)
    return folder.located([place]).first ?? place.place
  }
}
