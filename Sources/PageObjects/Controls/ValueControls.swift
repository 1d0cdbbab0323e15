public import Foundation
public import XCUIAutomation

/// A switch that is on or off.
///
/// ```swift
/// SwitchBrowser("settings.wifi").turn(on: true)
/// ```
@preconcurrency @MainActor
public struct SwitchBrowser: ControlBrowser {
  /// A switch.
  public static let elementType = XCUIElement.ElementType.switch
  /// Where to search, and for which element.
  public let origin: BrowserOrigin

  /// Makes a browser for a switch.
  public init(origin: BrowserOrigin) { self.origin = origin }

  /// Whether it is on.
  public var isOn: Bool { view.value as? String == "1" }

  /// Taps it unless it already has the wanted state.
  public func turn(on isWanted: Bool) {
    guard isOn != isWanted else { return }
    // In a row with a switch and a label, only the inner switch responds.
    let inner = view.switches.firstMatch
    (inner.exists ? inner : view).tap()
  }
}

/// A slider.
@preconcurrency @MainActor
public struct SliderBrowser: ControlBrowser {
  /// A slider.
  public static let elementType = XCUIElement.ElementType.slider
  /// Where to search, and for which element.
  public let origin: BrowserOrigin

  /// Makes a browser for a slider.
  public init(origin: BrowserOrigin) { self.origin = origin }

  /// Its position, from 0 to 1.
  public var position: CGFloat { view.normalizedSliderPosition }

  /// Drags it near a position, not always exactly to it.
  public func move(to position: CGFloat) { view.adjust(toNormalizedSliderPosition: position) }
}

/// A stepper, with buttons to increase and decrease its value.
@preconcurrency @MainActor
public struct StepperBrowser: ControlBrowser {
  /// A stepper.
  public static let elementType = XCUIElement.ElementType.stepper
  /// Where to search, and for which element.
  public let origin: BrowserOrigin

  /// Makes a browser for a stepper.
  public init(origin: BrowserOrigin) { self.origin = origin }

  // The buttons have labels in the language of the device; their order is the same in all.

  /// Increases the value by one step.
  public func increment() {
    // rehearse:allow index: a stepper has these two buttons, and identifiers of neither
    view.buttons.element(boundBy: 1).tap()
  }

  /// Decreases the value by one step.
  public func decrement() {
    // rehearse:allow index: as above
    view.buttons.element(boundBy: 0).tap()
  }
}

/// A segmented control with one selected segment.
@preconcurrency @MainActor
public struct SegmentsBrowser: ControlBrowser {
  /// A segmented control.
  public static let elementType = XCUIElement.ElementType.segmentedControl
  /// Where to search, and for which element.
  public let origin: BrowserOrigin

  /// Makes a browser for a row of segments.
  public init(origin: BrowserOrigin) { self.origin = origin }

  /// The names of the segments, in their order.
  public var names: [String] { view.buttons.allElementsBoundByIndex.map(\.label) }

  /// The name of the selected segment; nil for none.
  public var chosen: String? {
    view.buttons.allElementsBoundByIndex.first { $0.isSelected }?.label
  }

  /// Taps the segment of a name.
  public func choose(_ name: String) { view.buttons[name].tap() }
}

/// A wheel of a picker.
@preconcurrency @MainActor
public struct PickerWheelBrowser: ControlBrowser {
  /// A wheel.
  public static let elementType = XCUIElement.ElementType.pickerWheel
  /// Where to search, and for which element.
  public let origin: BrowserOrigin

  /// Makes a browser for a wheel.
  public init(origin: BrowserOrigin) { self.origin = origin }

  /// The value that it shows.
  public var chosen: String { view.value as? String ?? "" }

  /// Turns the wheel to a value; the test fails if the wheel does not have it.
  public func choose(_ value: String) { view.adjust(toPickerWheelValue: value) }
}
