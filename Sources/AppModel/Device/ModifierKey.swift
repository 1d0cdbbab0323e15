/// A key that is held while another key is pressed.
package enum ModifierKey: String, Sendable, CaseIterable {
  case capsLock, shift, control, option, command, function
}

extension Set<ModifierKey> {
  /// The names of the keys, always in the same order.
  package var names: [String] { ModifierKey.allCases.filter { contains($0) }.map(\.rawValue) }

  /// Makes a set from names; an unknown name is ignored.
  package init(names: [String]) { self = Set(names.compactMap { ModifierKey(rawValue: $0) }) }
}
