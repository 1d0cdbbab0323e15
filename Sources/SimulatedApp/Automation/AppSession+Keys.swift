package import AccessibilityTree

/// A key that is held while another one is pressed.
package enum ModifierKey: Sendable {
  case capsLock, shift, control, option, command, function
}

extension AppSession {
  /// Presses one key while others are held, with an element as the place it is meant for: the key
  /// goes to whatever has the keyboard focus, if anything has.
  ///
  /// Shift and caps lock make a letter a capital. With any other key held nothing is typed, since
  /// the app has no shortcuts.
  package func press(
    key: String, holding modifiers: Set<ModifierKey>, on query: Query,
    title: @autoclosure () -> String
  ) -> AutomationFailure? {
    guard key.count == 1 else {
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
    let text = Self.text(of: key, holding: modifiers)
    if text.isEmpty { advance(by: timing.keystroke) }
    press(keys: text)
    waitForIdle()
    return ended(crashFailure)
  }

  /// What a key types while others are held.
  private static func text(of key: String, holding modifiers: Set<ModifierKey>) -> String {
    let capitals: Set<ModifierKey> = [.capsLock, .shift]
    guard modifiers.isSubset(of: capitals) else { return "" }
    // Shift and tab go to the field before, which is not simulated.
    if key == "\t", modifiers.contains(.shift) { return "" }
    return modifiers.isEmpty ? key : key.uppercased()
  }
}
