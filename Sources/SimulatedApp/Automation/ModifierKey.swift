import PredicateFormat

/// A key that is held while another one is pressed.
package enum ModifierKey: String, Sendable, CaseIterable {
  case capsLock, shift, control, option, command, function
}

extension Set<ModifierKey> {
  /// The names of the keys, in one order.
  var names: [String] { ModifierKey.allCases.filter { contains($0) }.map(\.rawValue) }

  /// The keys of some names; a name that is none is left out.
  init(names: [String]) { self = Set(names.compactMap { ModifierKey(rawValue: $0) }) }
}

extension SimulatedDevice {
  /// What the event of a gesture carries of the keys that are held meanwhile.
  var heldMeasures: [String: FormatValue] {
    heldModifiers.isEmpty ? [:] : ["modifiers": .list(heldModifiers.names.map { .string($0) })]
  }

  /// Holds other keys from now on.
  func hold(_ modifiers: Set<ModifierKey>) {
    heldModifiers = modifiers
    record(.modifiersHeld(keys: modifiers.names))
  }

  /// Connects a keyboard of keys, or takes it away.
  func connectKeyboard(_ isConnected: Bool) {
    isKeyboardConnected = isConnected
    process?.revision += 1
    record(.keyboardConnected(isConnected: isConnected))
  }
}
