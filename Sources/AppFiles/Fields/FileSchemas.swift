import AppModel
import LocatedJSON
import NetworkStubs

/// The JSON schemas of the app's files, made from the tables of keys.
enum FileSchemas {
  /// The text of each schema, by the name of its file.
  static var texts: [(file: String, text: String)] {
    let screen = SchemaDocument.made(
      "screen.schema.json", "A screen", of: ScreenDefinition.fileFormat)
    let others = Dictionary(uniqueKeysWithValues: screen.names.map { ($0, "screen.schema.json") })
    let app = SchemaDocument.made(
      "app.schema.json", "An app", of: AppDefinition.fileFormat, others: others)
    let stubs = SchemaDocument.made(
      "stubs.schema.json", "A set of stubs", of: StubSet.fileFormat, others: others)
    return [
      ("app.schema.json", JSONWriter.text(app.node)),
      ("screen.schema.json", JSONWriter.text(screen.node)),
      ("stubs.schema.json", JSONWriter.text(stubs.node)),
    ]
  }
}
