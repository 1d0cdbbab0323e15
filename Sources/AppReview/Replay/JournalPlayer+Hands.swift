import AccessibilityTree
import AppModel
import AppRuntime
import RunJournal
import TextInput

extension JournalPlayer {
  /// A closure that repeats a user input other than touching and typing; nil for other facts.
  func hands(_ fact: JournalFact, of device: SimulatedDevice) -> (() -> Void)? {
    switch fact {
    case .copied(let strings, let bundle): { device.copyAgain(strings, by: bundle) }
    case .gestured(let name, let x, let y, let amount, let velocity):
      ElementGesture(rawValue: name).map { gesture in
        let measures = GestureAmount(amount, velocity: velocity).measures(of: gesture)
        return { device.touch(gesture, at: ElementPoint(x: x, y: y), measures: measures) }
      }
    case .keyPressed(let text, let names):
      text.first.map { character in
        let key = PressedKey(character, holding: Set(names: names))
        return { device.process?.press(key) }
      }
    case .modifiersHeld(let names): { device.hold(Set(names: names)) }
    case .keyboardConnected(let isConnected): { device.connectKeyboard(isConnected) }
    default: nil
    }
  }
}
