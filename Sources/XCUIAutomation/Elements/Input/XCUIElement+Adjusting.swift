public import Foundation
import SimulatedApp

extension XCUIElement {
  /// Where the slider stands, from 0 to 1; an element of another type is a failure.
  public var normalizedSliderPosition: CGFloat {
    guard let session = Automation.session(for: target),
      let element = Automation.read(self, in: session)
    else { return 0 }
    do throws(AutomationFailure) {
      return try session.sliderPosition(of: element)
    } catch {
      Automation.report(error, .acting("read the slider position of \(words)"), in: session)
      return 0
    }
  }

  /// Moves the slider to a position from 0 to 1, which it takes exactly.
  ///
  /// The slider must be bound to a key of its screen's context; any other element is a failure.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    guard let session = Automation.session(for: target) else { return }
    let words = "\(self.words) to \(normalizedSliderPosition)"
    let failure = session.adjust(
      query, toPosition: normalizedSliderPosition, title: "Adjust \(words)")
    Automation.report(failure, .acting("adjust \(words)"), in: session)
  }

  /// Turns the picker wheel to a value.
  ///
  /// The wheel must be bound to a key of its screen's context, and takes any value, since the model
  /// lists none; any other element is a failure.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    guard let session = Automation.session(for: target) else { return }
    let words = "\(self.words) to '\(pickerWheelValue)'"
    let failure = session.adjust(
      query, toWheelValue: pickerWheelValue, title: "Adjust \(words)")
    Automation.report(failure, .acting("adjust \(words)"), in: session)
  }
}
