/// The folders of a module, each with the other folders whose types it uses.
///
/// Types are matched by name, so a name that is declared twice in the module is left out.
struct FolderArrows {
  /// The types that one folder uses of another, by user and then by owner.
  private(set) var types: [String: [String: Set<String>]] = [:]

  /// Reads the files of a module.
  init(_ module: ModuleLayout) {
    let owners = Self.owners(in: module)
    for file in module.files {
      let user = ModuleLayout.folder(of: file)
      for name in Self.typeNames(in: file.codeLines) {
        guard let owner = owners[name], owner != user else { continue }
        types[user, default: [:]][owner, default: []].insert(name)
      }
    }
  }

  /// The groups of folders in which each uses every other, directly or through others.
  var circles: [[String]] {
    var circles: [[String]] = []
    for folder in types.keys.sorted() where !circles.contains(where: { $0.contains(folder) }) {
      let circle = reached(from: folder).filter { reached(from: $0).contains(folder) }
      if circle.count > 1 { circles.append(circle.sorted()) }
    }
    return circles
  }

  /// The arrows within a circle, each with a few of the types that cause it.
  func description(of circle: [String]) -> String {
    circle.flatMap { user in
      circle.compactMap { owner in
        types[user]?[owner].map { names in
          "\(user) uses \(names.sorted().prefix(3).joined(separator: ", ")) of \(owner)"
        }
      }
    }.joined(separator: "; ")
  }

  private func reached(from folder: String) -> Set<String> {
    var reached: Set<String> = []
    var open = [folder]
    while let next = open.popLast() {
      let found = (types[next] ?? [:]).keys.filter { reached.insert($0).inserted }
      open += found
    }
    return reached
  }

  /// The folder of each top-level type whose name is declared once in the module.
  private static func owners(in module: ModuleLayout) -> [String: String] {
    var owners: [String: String] = [:]
    var counts: [String: Int] = [:]
    for file in module.files {
      for declared in file.codeLines.compactMap(TypeDeclaration.init)
      where declared.keyword != "extension" {
        counts[declared.name, default: 0] += 1
        if declared.isTopLevel { owners[declared.name] = ModuleLayout.folder(of: file) }
      }
    }
    return owners.filter { counts[$0.key] == 1 }
  }

  /// The capitalised names in some code, without those that follow a dot.
  private static func typeNames(in lines: [String]) -> Set<String> {
    var names: Set<String> = []
    let bytes = lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    var place = 0
    while place < bytes.count {
      let start = place
      while place < bytes.count, isPartOfName(bytes[place]) { place += 1 }
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]),
        start == 0 || bytes[start - 1] != UInt8(ascii: ".")
      {
        names.insert(String(decoding: bytes[start..<place], as: UTF8.self))
      }
      if place == start { place += 1 }
    }
    return names
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
