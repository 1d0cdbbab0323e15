import SimulatedApp
import VirtualTime

/// The names that only the files of an app use: keys of a screen's context and of that which all
/// screens share, names of repeated items, and loaders.
///
/// Each has a digest of everything that is written with it. A new name with the digest of an old
/// one means the same.
struct ScreenNames {
  private var names: Set<String> = []
  private var items: Set<String> = []
  private var uses: [(path: String, text: String)] = []
  private var sources: Set<String> = []
  /// The keys whose texts are no expressions, unless they are in an object.
  private static let plain: Set<String> = [
    "coordinator", "event", "identifier", "initial", "label", "present", "push", "raise", "screen",
    "selectTab", "src", "start", "target", "title", "type",
  ]

  /// Stands for a screen where the names that all screens share are; no screen has this name.
  static let shared = AppFileName.app

  /// The digests of the names of each screen, and of an app's loaders.
  static func digests(
    of app: AppDefinition
  ) -> (names: [String: [String: String]], loaders: [String: String]) {
    let files = AppFolder.nodes(of: app).map { ($0.name, $0.node) }
    let nodes = Dictionary(files) { first, _ in first }
    let loaders = nodes[AppFileName.app]?.member("loaders")?.value
    let screens = app.screens.compactMap { screen in
      nodes[screen.file].map { (screen.name, Self($0, loaders).digests) }
    }
    var texts: [String: String] = [:]
    if case .object(let members) = loaders?.kind {
      for member in members { texts[member.key] = stableDigits(of: JSONWriter.text(member.value)) }
    }
    var digests = Dictionary(screens) { first, _ in first }
    digests[shared] = nodes[AppFileName.app].map { Self($0, in: app, nodes).digests }
    return (digests, texts)
  }

  /// The names that all screens share, which any file may use.
  private init(_ node: JSONNode, in app: AppDefinition, _ files: [String: JSONNode]) {
    guard case .object(let members) = node.kind else { return }
    for member in members where member.key != "context" { add(member.value, at: member.key) }
    for screen in app.screens {
      if let file = files[screen.file] { add(file, at: screen.name) }
    }
    names = []
    addContext(node, after: "app.")
  }

  private init(_ node: JSONNode, _ loaders: JSONNode?) {
    if case .object(let members) = node.kind {
      for member in members where member.key != "context" { add(member.value, at: member.key) }
      addContext(node)
    }
    for source in sources.sorted() {
      if let loader = loaders?.member(source) { add(loader.value, at: "loader") }
    }
  }

  private mutating func addContext(_ node: JSONNode, after root: String = "") {
    guard case .object(let keys) = node.member("context")?.value.kind else { return }
    for key in keys {
      names.insert(root + key.key)
      uses.append(("context", "\(root)\(key.key) = \(JSONWriter.text(key.value))"))
    }
  }

  private mutating func add(_ node: JSONNode, at path: String) {
    switch node.kind {
    case .string(let text): uses.append((path, text))
    case .array(let nodes): for node in nodes { add(node, at: path) }
    case .object(let members): add(members, of: node, at: path)
    default: return
    }
  }

  private mutating func add(_ members: [JSONMember], of node: JSONNode, at path: String) {
    let identifier = node.member("identifier")?.value.kind
    let path = if case .string(let name) = identifier { "\(path)#\(name)" } else { path }
    if node.member("forEach") != nil {
      let item = if case .string(let name) = node.member("as")?.value.kind { name } else { "item" }
      names.insert(item)
      items.insert(item)
      uses.append((path, "as = \(item)"))
    }
    for member in members where member.key != "as" {
      if ["assign", "data"].contains(member.key), case .object(let assigned) = member.value.kind {
        for (key, value) in assigned.map({ ($0.key, $0.value.kind) }) {
          if case .string(let text) = value {
            uses.append((path, "\(member.key) \(key) = \(text)"))
          }
        }
      } else {
        if case .string(let name) = member.value.kind, Self.plain.contains(member.key) {
          if member.key == "src" { sources.insert(name) }
        } else {
          add(member.value, at: "\(path)/\(member.key)")
        }
      }
    }
  }

  private var digests: [String: String] {
    var lines: [String: [String]] = [:]
    for use in uses {
      // The event of a gesture without a name carries the items that its transitions read.
      let open = items.sorted().reduce(use.text) {
        $0.replacing("event.\($1)", with: "event. \($1)")
      }
      let text = PathStarts(open)
      for name in text.names.intersection(names) {
        let line = text.replacing { $0 == name ? "§" : nil }
        lines[name, default: []].append("\(use.path): \(line)")
      }
    }
    return lines.mapValues { stableDigits(of: $0.sorted().joined(separator: "\n")) }
  }
}
