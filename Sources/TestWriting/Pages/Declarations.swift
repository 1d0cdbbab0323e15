import PredicateFormat

/// The declarations of a generated source that hand-written code may use: names and values of
/// constants.
struct Declarations: Equatable {
  /// A name with its enclosing types, such as `HomeAIP.Element.tableView`.
  private(set) var names: [String] = []
  private var values: [String: String] = [:]

  /// Reads a source as this module generates it: one declaration per line, indented by two spaces.
  init(_ source: String) {
    var types: [(depth: Int, name: String)] = []
    for line in source.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      types.removeAll { $0.depth >= depth && line.last != "}" }
      let words = line.split(separator: " ").drop { Self.modifiers.contains($0) }
      guard let kind = words.first, let word = words.dropFirst().first else { continue }
      let name = String(word.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) })
      let whole = (types.map(\.name) + [name]).joined(separator: ".")
      if Self.types.contains(kind) {
        types.append((depth, name))
      } else if !line.contains("private "), Self.members.contains(kind), !types.isEmpty {
        note(whole, in: line)
      }
    }
  }

  /// Which of these are missing from other declarations or have another value there, as sentences.
  func losses(to others: Declarations) -> [String] {
    let come = others.names.filter { !names.contains($0) }
    return names.compactMap { name in
      guard others.names.contains(name) else {
        return "\(name) has gone" + (nearest(to: name, in: come).map { "; \($0) has come" } ?? "")
      }
      guard let old = values[name], let new = others.values[name], old != new else { return nil }
      return "\(name) was \(old) and is \(new)"
    }
  }

  private mutating func note(_ name: String, in line: Substring) {
    guard !names.contains(name) else { return }
    names.append(name)
    guard let equals = line.firstRange(of: " = ") else { return }
    values[name] = String(line[equals.upperBound...])
  }

  /// The nearest name of the same type, or the only new one there.
  private func nearest(to name: String, in come: [String]) -> String? {
    let type = name.split(separator: ".").dropLast()
    let others = come.filter { $0.split(separator: ".").dropLast() == type }
    return others.count == 1 ? others[0] : NearestName.of(name, in: others)
  }

  private static let modifiers: Set<Substring> = ["final", "static", "private", "fileprivate"]
  private static let types: Set<Substring> = ["class", "struct", "enum"]
  private static let members: Set<Substring> = ["let", "var", "func", "case"]
}
