/// The names of the files in an app's folder.
package enum AppFileName {
  /// The name of the file that describes the app as a whole.
  package static let app = "app.json"
  /// The ending of the names of screen files.
  package static let ending = ".json"
  /// The ending of the names of schemas, which are not screens.
  package static let schemaEnding = ".schema.json"
  /// The ending of the names of route tables, which are not screens.
  package static let tableEnding = ".routes.json"
  /// The folder of elements that screens share.
  package static let componentsFolder = "Components"
  /// The folder that contains a folder for each variant.
  package static let variantsFolder = "Variants"
  /// The folder of the string tables, one for each language, with its slash.
  package static let strings = "strings/"
  /// The folder of the sets of stubs, with its slash.
  package static let stubs = "Stubs/"
  /// The file with the rules in a set's folder.
  package static let stubRules = "rules.json"

  /// Whether a file of this name belongs to the app.
  package static func isRead(_ name: String) -> Bool {
    name.hasSuffix(ending) && !name.hasSuffix(schemaEnding) && !name.hasSuffix(tableEnding)
      && !name.hasPrefix(".")
  }

  /// The name of the screen that a file describes.
  package static func screenName(_ file: String) -> String { String(file.dropLast(ending.count)) }
}
