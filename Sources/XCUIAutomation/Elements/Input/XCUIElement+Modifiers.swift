import SimulatedApp

extension XCUIElement {
  /// Holds keys while a block runs, beside those that are held already.
  ///
  /// They count for `typeKey`, and the events of gestures carry their names as `event.modifiers`.
  /// `typeText` takes no notice of them.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    guard let session = Automation.session(for: .underTest) else { return }
    let before = session.heldModifiers
    session.hold(before.union(flags.keys))
    block()
    session.hold(before)
  }
}
