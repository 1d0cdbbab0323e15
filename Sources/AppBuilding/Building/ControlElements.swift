public import AccessibilityTree
public import AppModel

/// Buttons side by side, one of which is selected: `SegmentedControl("size", binds: "size")`.
public struct SegmentedControl: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .segmentedControl
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// Two buttons that make a number greater and smaller.
public struct Stepper: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .stepper
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A wheel of words, inside a ``Picker``.
public struct PickerWheel: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .pickerWheel
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// Wheels side by side.
public struct Picker: ContainerMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .picker
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A choice of a date, which its key holds as `2026-11-21`.
public struct DatePicker: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .datePicker
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// Dots that count pages; its key holds the page's number from 0.
public struct PageIndicator: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .pageIndicator
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A bar that fills as something goes on.
public struct ProgressIndicator: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .progressIndicator
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A button that shows its choice and opens a menu of the others.
public struct PopUpButton: FieldMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .popUpButton
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}

/// A page of the web, whose children are its content.
public struct WebView: ContainerMaker {
  /// The type of the elements it makes.
  public static let elementType: ElementType = .webView
  /// The element.
  public var element: ElementDefinition
  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }
}
