import CommandLineTool
import Foundation

/// `rehearse check schemas`: checks that each file of an app names its JSON Schema, so that editors
/// complete and validate it.
struct SchemasCommand: ToolCommand {
  static let name = "schemas"
  static let summary = "Checks that files name their JSON Schema."
  static let discussion = "Exits with 1 if a file names none or a wrong one, and prints the line."
  static let examples = ["rehearse check schemas --app Screens/Shop"]

  @Option("--app", .folder(), "The folder of the app's files.", default: "Screens here or above")
  var folder: String?

  func run() -> ExitCode {
    guard let place = AppOptions.existingFolder(folder) else { return .failure }
    guard let package = RehearsalPackage.own else {
      Console.error("Error: the schemas are in Rehearsal's package, which is not found")
      return .failure
    }
    guard InputFile.areFolders([place]) else { return .failure }
    let app = URL(fileURLWithPath: place).standardizedFileURL
    let schemas = package.appendingPathComponent("Screens").standardizedFileURL
    let wrong = files(in: app).filter { !isRight($0, in: app, schemas: schemas) }
    if wrong.isEmpty { Console.out("\(place): every file names its schema") }
    return wrong.isEmpty ? .success : .failure
  }

  /// The name of the schema for a file, by its path below the app's folder.
  static func schema(of path: String) -> String {
    if path.hasSuffix(".routes.json") { return "routes.schema.json" }
    if path.hasPrefix("Components/") { return "component.schema.json" }
    if path.hasPrefix("strings/") { return "strings.schema.json" }
    return path == "app.json" ? "app.schema.json" : "screen.schema.json"
  }

  private func files(in app: URL) -> [String] {
    ["", "Components", "strings"].flatMap { folder -> [String] in
      let place = folder.isEmpty ? app : app.appendingPathComponent(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()
        .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
  }

  /// Whether a file names its schema; prints an error if it does not.
  private func isRight(_ path: String, in app: URL, schemas: URL) -> Bool {
    let file = app.appendingPathComponent(path)
    let wanted = Self.schema(of: path)
    let named = (try? Data(contentsOf: file))
      .flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
      .flatMap { $0["$schema"] as? String }
    if let named, named.hasSuffix(wanted) { return true }
    let way = RelativePath.of(
      schemas.appendingPathComponent(wanted).path,
      from: file.deletingLastPathComponent().path)
    Console.out("\(path): \(named == nil ? "add" : "should have") \"$schema\": \"\(way)\"")
    return false
  }
}
