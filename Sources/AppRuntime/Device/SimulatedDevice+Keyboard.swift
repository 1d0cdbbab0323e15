package import AppModel
import PredicateFormat
import RunJournal

extension SimulatedDevice {
  /// What the event of a gesture carries of the keys that are held meanwhile.
  var heldMeasures: [String: FormatValue] {
    heldModifiers.isEmpty ? [:] : ["modifiers": .list(heldModifiers.names.map { .string($0) })]
  }

  /// Holds other keys from now on.
  package func hold(_ modifiers: Set<ModifierKey>) {
    heldModifiers = modifiers
    record(.modifiersHeld(keys: modifiers.names))
  }

  /// Connects a keyboard of keys, or takes it away.
  package func connectKeyboard(_ isConnected: Bool) {
    isKeyboardConnected = isConnected
    process?.revision += 1
    record(.keyboardConnected(isConnected: isConnected))
  }
}
