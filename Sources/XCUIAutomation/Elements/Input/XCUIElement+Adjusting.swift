public import Foundation
import SimulatedApp

extension XCUIElement {
  /// The position of the slider, from 0 to 1; fails the test if the element is not a slider.
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

  /// Moves the slider to a position from 0 to 1; the slider takes the exact value.
  ///
  /// The slider must be bound to a key of its screen's context. Any other element fails the test.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    Automation.act(on: target, "adjust \(words) to \(normalizedSliderPosition)") {
      $0.perform(.slide(to: normalizedSliderPosition), on: query, title: $1)
    }
  }

  /// Turns the picker wheel to a value.
  ///
  /// The wheel must be bound to a key of its screen's context. It takes any value, because the app
  /// model does not list the values. Any other element fails the test.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    Automation.act(on: target, "adjust \(words) to '\(pickerWheelValue)'") {
      $0.perform(.wheel(to: pickerWheelValue), on: query, title: $1)
    }
  }
}
