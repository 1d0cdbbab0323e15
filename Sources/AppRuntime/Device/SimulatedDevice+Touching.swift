package import AccessibilityTree
package import AppModel
package import PredicateFormat
import RunJournal

extension SimulatedDevice {
  /// Performs a gesture, which may carry measures, at a point of the screen.
  package func touch(
    _ gesture: ElementGesture, at point: ElementPoint, measures: [String: FormatValue] = [:]
  ) {
    touch(gesture, at: point, scrolling: ScrollOffset(gesture), measures: measures)
  }

  /// The same, with the offset to scroll by if nothing handles it; nil if a separate call scrolls.
  package func touch(
    _ gesture: ElementGesture, at point: ElementPoint, scrolling way: ScrollOffset?,
    measures: [String: FormatValue] = [:]
  ) {
    guard let process = receiver(of: point), process.crash == nil else { return }
    workload.events += 1
    if loses(gesture, on: process) { return }
    let touch = Touch(
      gesture: gesture, point: point, way: way,
      measures: measures.merging(surroundings.heldMeasures) { own, _ in own })
    process.touch(touch, in: snapshot(of: process))
  }

  /// Whether a touch is lost on its way to an app.
  private func loses(_ gesture: ElementGesture, on process: AppProcess) -> Bool {
    guard faults != nil else { return false }
    if process.dropsFrames { return true }
    return gesture == .tap && chance.strikes(.swallowedTap)
  }

  /// Sets the value of the slider or picker wheel at a point.
  package func adjust(to value: FormatValue, at point: ElementPoint) {
    if let process, let snapshot { process.adjust(to: value, at: point, in: snapshot) }
  }

  /// Sets the modifier keys that are held from now on.
  package func hold(_ modifiers: Set<ModifierKey>) {
    surroundings.heldModifiers = modifiers
    record(.modifiersHeld(keys: modifiers.names))
  }

  /// Connects or disconnects a hardware keyboard.
  package func connectKeyboard(_ isConnected: Bool) {
    surroundings.isKeyboardConnected = isConnected
    process?.revision += 1
    record(.keyboardConnected(isConnected: isConnected))
  }
}
