/// How large modules and types may be, and that the folders of a module form layers.
enum LayoutRules: String, CaseIterable {
  /// No two folders of a module use types of each other, directly or through others.
  case circles
  /// A module has few lines.
  case moduleLines
  /// A type has few lines, its extensions included.
  case typeLines
  /// A type stores few properties.
  case storedProperties

  static let moduleLimit = 8_000
  static let typeLimit = 800
  static let classPropertyLimit = 20
  static let valuePropertyLimit = 32

  /// What breaks the rule in a module.
  func violations(in module: ModuleLayout) -> [Violation] {
    switch self {
    case .circles: Self.circles(in: module)
    case .moduleLines: Self.moduleLines(in: module)
    case .typeLines:
      Self.types(in: module) { name, size in
        size.lineCount > Self.typeLimit
          ? "\(name) has \(size.lineCount) lines; a type has at most \(Self.typeLimit)" : nil
      }
    case .storedProperties:
      Self.types(in: module) { name, size in
        let limit = size.isClass ? Self.classPropertyLimit : Self.valuePropertyLimit
        return size.storedCount > limit
          ? "\(name) stores \(size.storedCount) properties; it may store \(limit)" : nil
      }
    }
  }

  private static func circles(in module: ModuleLayout) -> [Violation] {
    let arrows = FolderArrows(module)
    return arrows.circles.map { circle in
      let message = "folders use each other in a circle: \(arrows.description(of: circle))"
      return Violation(path: "Sources/\(module.name)", line: nil, message: message)
    }
  }

  private static func moduleLines(in module: ModuleLayout) -> [Violation] {
    guard module.lineCount > moduleLimit else { return [] }
    let message = "\(module.lineCount) lines; a module has at most \(moduleLimit)"
    return [Violation(path: "Sources/\(module.name)", line: nil, message: message)]
  }

  private static func types(
    in module: ModuleLayout, fault: (String, TypeSize) -> String?
  ) -> [Violation] {
    TypeSize.sizes(in: module).sorted { $0.key < $1.key }.compactMap { name, size in
      fault(name, size).map { Violation(path: size.path, line: nil, message: $0) }
    }
  }
}
