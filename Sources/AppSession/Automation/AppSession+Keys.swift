package import AccessibilityTree
package import AppModel
import AppRuntime
import RunJournal
import TextInput

extension AppSession {
  /// Presses one key while others are held, with an element as the place it is meant for: the key
  /// goes to whatever has the keyboard focus, if anything has.
  ///
  /// Shift and caps lock make a letter a capital. Arrows move the caret, further with option and
  /// command, and select with shift. Command has the shortcuts of text fields; with other keys held
  /// nothing is typed.
  package func press(
    key: String, holding modifiers: Set<ModifierKey>, on query: Query,
    title: @autoclosure () -> String
  ) -> AutomationFailure? {
    guard key.count == 1, let character = key.first else {
      return refused(.impossible("One key has one character, and '\(key)' is none."), title())
    }
    guard goesOn() else { return nil }
    record(.callBegan(title()))
    waitForIdle()
    do throws(AutomationFailure) {
      _ = try find(query)
    } catch {
      return ended(error)
    }
    checkForInterruptions(affecting: words(of: query))
    step("Synthesize event")
    press(PressedKey(character, holding: modifiers.union(device.heldModifiers)))
    waitForIdle()
    return ended(crashFailure)
  }

  /// The keys that are held by the test.
  package var heldModifiers: Set<ModifierKey> { device.heldModifiers }

  /// Holds other keys from now on, for `typeKey` and for what gestures raise.
  package func hold(_ modifiers: Set<ModifierKey>) {
    guard goesOn(), modifiers != device.heldModifiers else { return }
    device.hold(modifiers)
  }

  /// Presses one key; what types a text is recorded as that text.
  private func press(_ key: PressedKey) {
    if key.modifiers.isEmpty { return press(keys: String(key.character)) }
    if case .insert(let text)? = key.edit, key.character != "\t", !key.isReturn {
      return press(keys: text)
    }
    advance(by: timing.keystroke)
    guard runState == .foreground else { return }
    record(.keyPressed(key: String(key.character), modifiers: key.modifiers.names))
    device.process?.press(key)
  }
}
