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
    Automation.act(on: target, "adjust \(words) to \(normalizedSliderPosition)") {
      $0.perform(.slide(to: normalizedSliderPosition), on: query, title: $1)
    }
  }

  /// Turns the picker wheel to a value.
  ///
  /// The wheel must be bound to a key of its screen's context, and takes any value, since the model
  /// lists none; any other element is a failure.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    Automation.act(on: target, "adjust \(words) to '\(pickerWheelValue)'") {
      $0.perform(.wheel(to: pickerWheelValue), on: query, title: $1)
    }
  }
}
