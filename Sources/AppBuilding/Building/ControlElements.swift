public import AccessibilityTree
public import AppModel

/// Buttons side by side, one of them selected: `SegmentedControl("size", binds: "size")`.
public struct SegmentedControl: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .segmentedControl
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// Two buttons that increase and decrease a number.
public struct Stepper: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .stepper
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A wheel of texts inside a ``Picker``.
public struct PickerWheel: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .pickerWheel
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// Picker wheels side by side.
public struct Picker: ContainerMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .picker
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A control that chooses a date; its key has a value such as `2026-11-21`.
public struct DatePicker: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .datePicker
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// Dots that count pages; the value of its key is the page's number, from 0.
public struct PageIndicator: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .pageIndicator
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A bar that fills as work progresses.
public struct ProgressIndicator: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .progressIndicator
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A button that shows the selected option and opens a menu of all options.
public struct PopUpButton: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .popUpButton
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A web view; its children are the content of the page.
public struct WebView: ContainerMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .webView
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}
