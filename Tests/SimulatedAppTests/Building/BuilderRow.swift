import SimulatedApp
import Testing

/// Keys of one kind of object of the schemas, with a Swift expression that makes them.
struct BuilderRow: Sendable, CustomTestStringConvertible {
  /// The kind: the document's first word and the name of the definition, as in `screen/element`.
  let object: String
  /// The keys that the expression makes.
  let keys: [String]
  /// Where the object is in the written file.
  let path: [String]
  /// What was written.
  let written: JSONNode

  var testDescription: String { "\(object): \(keys.joined(separator: ", "))" }

  /// A row about a part of a screen.
  static func screen(
    _ object: String, _ keys: String, at path: String = "", title: ElementText? = nil,
    backTitle: ElementText? = nil, isModal: ElementCondition = false,
    root: some ElementMaker = Other(), initial: String? = nil,
    @ScreenBuilder _ parts: () -> [ScreenPart]
  ) -> BuilderRow {
    let screen = Screen(
      "main", title: title, backTitle: backTitle, root: root, isModal: isModal, initial: initial,
      parts: parts)
    return BuilderRow("screen/" + object, keys, path, screen.json)
  }

  /// A row about a part of the app's file.
  static func app(
    _ object: String, _ keys: String, at path: String = "", @AppBuilder _ parts: () -> [AppPart]
  ) -> BuilderRow {
    let app = AppDefinition("App", bundleIdentifier: "app", default: "Main", parts: parts)
    return BuilderRow("app/" + object, keys, path, app.json)
  }

  /// A row about a rule of a set of stubs.
  static func stub(
    _ object: String, _ keys: String, at path: String, @StubBuilder _ rules: () -> [StubRule]
  ) -> BuilderRow {
    BuilderRow("stubs/" + object, keys, path, StubSet("Set", rules: rules).json)
  }

  init(_ object: String, _ keys: String, _ path: String, _ written: JSONNode) {
    self.object = object
    self.keys = keys.split(separator: " ").map(String.init)
    self.path = path.split(separator: "/").map(String.init)
    self.written = written
  }

  /// The keys of the object at the place; none where there is no such object.
  var found: [String] {
    var node: JSONNode? = written
    for step in path {
      if case .array(let parts)? = node?.kind, let index = Int(step) {
        node = parts.indices.contains(index) ? parts[index] : nil
      } else {
        node = node?.member(step)?.value
      }
    }
    guard case .object(let members)? = node?.kind else { return [] }
    return members.map(\.key)
  }
}
