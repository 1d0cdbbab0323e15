/// The names of the files in an app's folder.
package enum AppFileName {
  /// The name of the file that describes the app as a whole.
  package static let app = "app.json"
  /// How the names of screen files end.
  package static let ending = ".json"
  /// How the names of schemas end, which are no screens.
  package static let schemaEnding = ".schema.json"
  /// How the names of tables of routes end, which are no screens either.
  package static let tableEnding = ".routes.json"
  /// The folder of elements that screens share.
  package static let componentsFolder = "Components"
  /// The folder that holds a folder for each variant.
  package static let variantsFolder = "Variants"
  /// The folder that holds a table of strings for each language, with its slash.
  package static let strings = "strings/"
  /// The folder that holds the sets of stubs, with its slash.
  package static let stubs = "Stubs/"
  /// The file in a set's folder that holds its rules.
  package static let stubRules = "rules.json"

  /// Whether a file of this name belongs to the app.
  package static func isRead(_ name: String) -> Bool {
    name.hasSuffix(ending) && !name.hasSuffix(schemaEnding) && !name.hasSuffix(tableEnding)
      && !name.hasPrefix(".")
  }

  /// The screen that a file describes.
  package static func screenName(_ file: String) -> String { String(file.dropLast(ending.count)) }
}
