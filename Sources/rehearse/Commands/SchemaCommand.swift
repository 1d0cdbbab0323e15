import Foundation

/// `rehearse check --schema`: tells which schema each file of an app names, or should name, so that
/// editors complete and check it.
enum SchemaCommand {
  /// Tells it of the files in a folder; 1 when one names none, or another.
  static func run(folder: String?) -> ExitCode {
    guard let place = AppSource.folder(folder) else { return .failure }
    guard let package = InitCommand.ownPackage else {
      Console.error("rehearse check: the schemas are in Rehearsal's package, which is not found")
      return .failure
    }
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

  private static func files(in app: URL) -> [String] {
    ["", "Components", "strings"].flatMap { folder -> [String] in
      let place = folder.isEmpty ? app : app.appendingPathComponent(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()
        .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
  }

  /// Whether a file names its schema; says so where it does not.
  private static func isRight(_ path: String, in app: URL, schemas: URL) -> Bool {
    let file = app.appendingPathComponent(path)
    let wanted = schema(of: path)
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
