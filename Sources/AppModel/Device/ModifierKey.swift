/// A key that is held while another one is pressed.
package enum ModifierKey: String, Sendable, CaseIterable {
  case capsLock, shift, control, option, command, function
}

extension Set<ModifierKey> {
  /// The names of the keys, in one order.
  package var names: [String] { ModifierKey.allCases.filter { contains($0) }.map(\.rawValue) }

  /// The keys of some names; a name that is none is left out.
  package init(names: [String]) { self = Set(names.compactMap { ModifierKey(rawValue: $0) }) }
}
