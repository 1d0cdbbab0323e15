package import AccessibilityTree
package import AppModel
package import PredicateFormat
import RunJournal

extension SimulatedDevice {
  /// Lets whatever is at a point of the screen answer a gesture, which may carry measures.
  package func touch(
    _ gesture: ElementGesture, at point: ElementPoint, measures: [String: FormatValue] = [:]
  ) {
    touch(gesture, at: point, scrolling: ScrollOffset(gesture), measures: measures)
  }

  /// The same, scrolling by a way where nothing else answers; nil where that is asked separately.
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
    if process.dropsFrames(at: now) { return true }
    return gesture == .tap && chance.strikes(.swallowedTap)
  }

  /// Gives the slider or the picker wheel at a point a value.
  package func adjust(to value: FormatValue, at point: ElementPoint) {
    guard let process, let snapshot else { return }
    process.adjust(to: value, at: point, in: snapshot)
  }

  /// Holds other keys from now on.
  package func hold(_ modifiers: Set<ModifierKey>) {
    surroundings.heldModifiers = modifiers
    record(.modifiersHeld(keys: modifiers.names))
  }

  /// Connects a hardware keyboard, or takes it away.
  package func connectKeyboard(_ isConnected: Bool) {
    surroundings.isKeyboardConnected = isConnected
    process?.revision += 1
    record(.keyboardConnected(isConnected: isConnected))
  }
}
