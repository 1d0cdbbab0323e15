// Apple's public names, as far as the kit needs them, with Apple's isolation and nothing of ours: the
// kit has to compile against this too. `.ci/kit` does that; nothing here is run.
// swift-format-ignore-file
@_exported import Foundation
@_exported import XCTest

// MARK: - XCTest

/// The groups of the log.
public class XCTContext {
  @preconcurrency @MainActor
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result { fatalError(name) }
}

/// A group of the log.
public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
}

extension XCTestCase {
  @preconcurrency @MainActor @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String,
    handler: @escaping @MainActor (XCUIElement) -> Bool
  ) -> any NSObjectProtocol { fatalError(handlerDescription) }
}

// MARK: - Foundation, CoreGraphics and UIKit

extension NSPredicate {
  public convenience init(format: String, _ arguments: any CVarArg...) { fatalError(format) }
  public convenience init(format: String, argumentArray: [Any]?) { fatalError(format) }
}

public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  public static var zero: CGVector { CGVector(dx: 0, dy: 0) }
}

@preconcurrency @MainActor
public class UIPasteboard: NSObject {
  public class var general: UIPasteboard { fatalError() }
  public var string: String?
}

// MARK: - Attributes

@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  var identifier: String { get }
  var frame: CGRect { get }
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
  var hasFocus: Bool { get }
}

public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public static let `default` = XCUIGestureVelocity(rawValue: 0)
  public static let slow = XCUIGestureVelocity(rawValue: 0)
  public static let fast = XCUIGestureVelocity(rawValue: 0)
}

public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let delete = XCUIKeyboardKey(rawValue: "")
  public static let `return` = XCUIKeyboardKey(rawValue: "")
}

// MARK: - Queries

@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  var firstMatch: XCUIElement { get }
  var otherElements: XCUIElementQuery { get }
  var groups: XCUIElementQuery { get }
  var windows: XCUIElementQuery { get }
  var sheets: XCUIElementQuery { get }
  var drawers: XCUIElementQuery { get }
  var alerts: XCUIElementQuery { get }
  var dialogs: XCUIElementQuery { get }
  var buttons: XCUIElementQuery { get }
  var radioButtons: XCUIElementQuery { get }
  var radioGroups: XCUIElementQuery { get }
  var checkBoxes: XCUIElementQuery { get }
  var disclosureTriangles: XCUIElementQuery { get }
  var popUpButtons: XCUIElementQuery { get }
  var comboBoxes: XCUIElementQuery { get }
  var menuButtons: XCUIElementQuery { get }
  var toolbarButtons: XCUIElementQuery { get }
  var popovers: XCUIElementQuery { get }
  var keyboards: XCUIElementQuery { get }
  var keys: XCUIElementQuery { get }
  var navigationBars: XCUIElementQuery { get }
  var tabBars: XCUIElementQuery { get }
  var tabGroups: XCUIElementQuery { get }
  var toolbars: XCUIElementQuery { get }
  var statusBars: XCUIElementQuery { get }
  var tables: XCUIElementQuery { get }
  var tableRows: XCUIElementQuery { get }
  var tableColumns: XCUIElementQuery { get }
  var outlines: XCUIElementQuery { get }
  var outlineRows: XCUIElementQuery { get }
  var browsers: XCUIElementQuery { get }
  var collectionViews: XCUIElementQuery { get }
  var sliders: XCUIElementQuery { get }
  var pageIndicators: XCUIElementQuery { get }
  var progressIndicators: XCUIElementQuery { get }
  var activityIndicators: XCUIElementQuery { get }
  var segmentedControls: XCUIElementQuery { get }
  var pickers: XCUIElementQuery { get }
  var pickerWheels: XCUIElementQuery { get }
  var switches: XCUIElementQuery { get }
  var toggles: XCUIElementQuery { get }
  var links: XCUIElementQuery { get }
  var images: XCUIElementQuery { get }
  var icons: XCUIElementQuery { get }
  var searchFields: XCUIElementQuery { get }
  var scrollViews: XCUIElementQuery { get }
  var scrollBars: XCUIElementQuery { get }
  var staticTexts: XCUIElementQuery { get }
  var textFields: XCUIElementQuery { get }
  var secureTextFields: XCUIElementQuery { get }
  var datePickers: XCUIElementQuery { get }
  var textViews: XCUIElementQuery { get }
  var menus: XCUIElementQuery { get }
  var menuItems: XCUIElementQuery { get }
  var menuBars: XCUIElementQuery { get }
  var menuBarItems: XCUIElementQuery { get }
  var maps: XCUIElementQuery { get }
  var webViews: XCUIElementQuery { get }
  var incrementArrows: XCUIElementQuery { get }
  var decrementArrows: XCUIElementQuery { get }
  var timelines: XCUIElementQuery { get }
  var ratingIndicators: XCUIElementQuery { get }
  var valueIndicators: XCUIElementQuery { get }
  var splitGroups: XCUIElementQuery { get }
  var splitters: XCUIElementQuery { get }
  var relevanceIndicators: XCUIElementQuery { get }
  var colorWells: XCUIElementQuery { get }
  var helpTags: XCUIElementQuery { get }
  var mattes: XCUIElementQuery { get }
  var dockItems: XCUIElementQuery { get }
  var rulers: XCUIElementQuery { get }
  var rulerMarkers: XCUIElementQuery { get }
  var grids: XCUIElementQuery { get }
  var levelIndicators: XCUIElementQuery { get }
  var cells: XCUIElementQuery { get }
  var layoutAreas: XCUIElementQuery { get }
  var layoutItems: XCUIElementQuery { get }
  var handles: XCUIElementQuery { get }
  var steppers: XCUIElementQuery { get }
  var tabs: XCUIElementQuery { get }
  var touchBars: XCUIElementQuery { get }
  var statusItems: XCUIElementQuery { get }
}

@preconcurrency @MainActor
public class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  public var element: XCUIElement { fatalError() }
  public var firstMatch: XCUIElement { fatalError() }
  public var count: Int { fatalError() }
  public func element(boundBy index: Int) -> XCUIElement { fatalError() }
  public func element(matching predicate: NSPredicate) -> XCUIElement { fatalError() }
  public func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement { fatalError() }
  public subscript(key: String) -> XCUIElement { fatalError() }
  public var allElementsBoundByAccessibilityElement: [XCUIElement] { fatalError() }
  public var allElementsBoundByIndex: [XCUIElement] { fatalError() }
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    fatalError()
  }
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { fatalError() }
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery { fatalError() }
  public func matching(identifier: String) -> XCUIElementQuery { fatalError() }
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery { fatalError() }
  public var otherElements: XCUIElementQuery { fatalError() }
  public var groups: XCUIElementQuery { fatalError() }
  public var windows: XCUIElementQuery { fatalError() }
  public var sheets: XCUIElementQuery { fatalError() }
  public var drawers: XCUIElementQuery { fatalError() }
  public var alerts: XCUIElementQuery { fatalError() }
  public var dialogs: XCUIElementQuery { fatalError() }
  public var buttons: XCUIElementQuery { fatalError() }
  public var radioButtons: XCUIElementQuery { fatalError() }
  public var radioGroups: XCUIElementQuery { fatalError() }
  public var checkBoxes: XCUIElementQuery { fatalError() }
  public var disclosureTriangles: XCUIElementQuery { fatalError() }
  public var popUpButtons: XCUIElementQuery { fatalError() }
  public var comboBoxes: XCUIElementQuery { fatalError() }
  public var menuButtons: XCUIElementQuery { fatalError() }
  public var toolbarButtons: XCUIElementQuery { fatalError() }
  public var popovers: XCUIElementQuery { fatalError() }
  public var keyboards: XCUIElementQuery { fatalError() }
  public var keys: XCUIElementQuery { fatalError() }
  public var navigationBars: XCUIElementQuery { fatalError() }
  public var tabBars: XCUIElementQuery { fatalError() }
  public var tabGroups: XCUIElementQuery { fatalError() }
  public var toolbars: XCUIElementQuery { fatalError() }
  public var statusBars: XCUIElementQuery { fatalError() }
  public var tables: XCUIElementQuery { fatalError() }
  public var tableRows: XCUIElementQuery { fatalError() }
  public var tableColumns: XCUIElementQuery { fatalError() }
  public var outlines: XCUIElementQuery { fatalError() }
  public var outlineRows: XCUIElementQuery { fatalError() }
  public var browsers: XCUIElementQuery { fatalError() }
  public var collectionViews: XCUIElementQuery { fatalError() }
  public var sliders: XCUIElementQuery { fatalError() }
  public var pageIndicators: XCUIElementQuery { fatalError() }
  public var progressIndicators: XCUIElementQuery { fatalError() }
  public var activityIndicators: XCUIElementQuery { fatalError() }
  public var segmentedControls: XCUIElementQuery { fatalError() }
  public var pickers: XCUIElementQuery { fatalError() }
  public var pickerWheels: XCUIElementQuery { fatalError() }
  public var switches: XCUIElementQuery { fatalError() }
  public var toggles: XCUIElementQuery { fatalError() }
  public var links: XCUIElementQuery { fatalError() }
  public var images: XCUIElementQuery { fatalError() }
  public var icons: XCUIElementQuery { fatalError() }
  public var searchFields: XCUIElementQuery { fatalError() }
  public var scrollViews: XCUIElementQuery { fatalError() }
  public var scrollBars: XCUIElementQuery { fatalError() }
  public var staticTexts: XCUIElementQuery { fatalError() }
  public var textFields: XCUIElementQuery { fatalError() }
  public var secureTextFields: XCUIElementQuery { fatalError() }
  public var datePickers: XCUIElementQuery { fatalError() }
  public var textViews: XCUIElementQuery { fatalError() }
  public var menus: XCUIElementQuery { fatalError() }
  public var menuItems: XCUIElementQuery { fatalError() }
  public var menuBars: XCUIElementQuery { fatalError() }
  public var menuBarItems: XCUIElementQuery { fatalError() }
  public var maps: XCUIElementQuery { fatalError() }
  public var webViews: XCUIElementQuery { fatalError() }
  public var incrementArrows: XCUIElementQuery { fatalError() }
  public var decrementArrows: XCUIElementQuery { fatalError() }
  public var timelines: XCUIElementQuery { fatalError() }
  public var ratingIndicators: XCUIElementQuery { fatalError() }
  public var valueIndicators: XCUIElementQuery { fatalError() }
  public var splitGroups: XCUIElementQuery { fatalError() }
  public var splitters: XCUIElementQuery { fatalError() }
  public var relevanceIndicators: XCUIElementQuery { fatalError() }
  public var colorWells: XCUIElementQuery { fatalError() }
  public var helpTags: XCUIElementQuery { fatalError() }
  public var mattes: XCUIElementQuery { fatalError() }
  public var dockItems: XCUIElementQuery { fatalError() }
  public var rulers: XCUIElementQuery { fatalError() }
  public var rulerMarkers: XCUIElementQuery { fatalError() }
  public var grids: XCUIElementQuery { fatalError() }
  public var levelIndicators: XCUIElementQuery { fatalError() }
  public var cells: XCUIElementQuery { fatalError() }
  public var layoutAreas: XCUIElementQuery { fatalError() }
  public var layoutItems: XCUIElementQuery { fatalError() }
  public var handles: XCUIElementQuery { fatalError() }
  public var steppers: XCUIElementQuery { fatalError() }
  public var tabs: XCUIElementQuery { fatalError() }
  public var touchBars: XCUIElementQuery { fatalError() }
  public var statusItems: XCUIElementQuery { fatalError() }
}

// MARK: - Elements

@preconcurrency @MainActor
public class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
  public enum ElementType: UInt, Sendable {
    case any, other, application, group, window, sheet, drawer, alert, dialog, button
    case radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox
    case menuButton, toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup
    case toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser
    case collectionView, slider, pageIndicator, progressIndicator, activityIndicator
    case segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon, searchField
    case scrollView, scrollBar, staticText, textField, secureTextField, datePicker, textView
    case menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow, decrementArrow
    case timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator
    case colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell
    case layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
  }

  public var exists: Bool { fatalError() }
  public var isHittable: Bool { fatalError() }
  public func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
  public func descendants(matching type: ElementType) -> XCUIElementQuery { fatalError() }
  public func children(matching type: ElementType) -> XCUIElementQuery { fatalError() }
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    fatalError()
  }
  public func tap() {}
  public func doubleTap() {}
  public func press(forDuration duration: TimeInterval) {}
  public func swipeUp() {}
  public func swipeDown() {}
  public func swipeLeft() {}
  public func swipeRight() {}
  public func typeText(_ text: String) {}
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {}
  public var normalizedSliderPosition: CGFloat { fatalError() }
  public func adjust(toPickerWheelValue pickerWheelValue: String) {}

  public var identifier: String { fatalError() }
  public var frame: CGRect { fatalError() }
  public var value: Any? { fatalError() }
  public var title: String { fatalError() }
  public var label: String { fatalError() }
  public var elementType: ElementType { fatalError() }
  public var isEnabled: Bool { fatalError() }
  public var placeholderValue: String? { fatalError() }
  public var isSelected: Bool { fatalError() }
  public var hasFocus: Bool { fatalError() }
  public var firstMatch: XCUIElement { fatalError() }
  public var otherElements: XCUIElementQuery { fatalError() }
  public var groups: XCUIElementQuery { fatalError() }
  public var windows: XCUIElementQuery { fatalError() }
  public var sheets: XCUIElementQuery { fatalError() }
  public var drawers: XCUIElementQuery { fatalError() }
  public var alerts: XCUIElementQuery { fatalError() }
  public var dialogs: XCUIElementQuery { fatalError() }
  public var buttons: XCUIElementQuery { fatalError() }
  public var radioButtons: XCUIElementQuery { fatalError() }
  public var radioGroups: XCUIElementQuery { fatalError() }
  public var checkBoxes: XCUIElementQuery { fatalError() }
  public var disclosureTriangles: XCUIElementQuery { fatalError() }
  public var popUpButtons: XCUIElementQuery { fatalError() }
  public var comboBoxes: XCUIElementQuery { fatalError() }
  public var menuButtons: XCUIElementQuery { fatalError() }
  public var toolbarButtons: XCUIElementQuery { fatalError() }
  public var popovers: XCUIElementQuery { fatalError() }
  public var keyboards: XCUIElementQuery { fatalError() }
  public var keys: XCUIElementQuery { fatalError() }
  public var navigationBars: XCUIElementQuery { fatalError() }
  public var tabBars: XCUIElementQuery { fatalError() }
  public var tabGroups: XCUIElementQuery { fatalError() }
  public var toolbars: XCUIElementQuery { fatalError() }
  public var statusBars: XCUIElementQuery { fatalError() }
  public var tables: XCUIElementQuery { fatalError() }
  public var tableRows: XCUIElementQuery { fatalError() }
  public var tableColumns: XCUIElementQuery { fatalError() }
  public var outlines: XCUIElementQuery { fatalError() }
  public var outlineRows: XCUIElementQuery { fatalError() }
  public var browsers: XCUIElementQuery { fatalError() }
  public var collectionViews: XCUIElementQuery { fatalError() }
  public var sliders: XCUIElementQuery { fatalError() }
  public var pageIndicators: XCUIElementQuery { fatalError() }
  public var progressIndicators: XCUIElementQuery { fatalError() }
  public var activityIndicators: XCUIElementQuery { fatalError() }
  public var segmentedControls: XCUIElementQuery { fatalError() }
  public var pickers: XCUIElementQuery { fatalError() }
  public var pickerWheels: XCUIElementQuery { fatalError() }
  public var switches: XCUIElementQuery { fatalError() }
  public var toggles: XCUIElementQuery { fatalError() }
  public var links: XCUIElementQuery { fatalError() }
  public var images: XCUIElementQuery { fatalError() }
  public var icons: XCUIElementQuery { fatalError() }
  public var searchFields: XCUIElementQuery { fatalError() }
  public var scrollViews: XCUIElementQuery { fatalError() }
  public var scrollBars: XCUIElementQuery { fatalError() }
  public var staticTexts: XCUIElementQuery { fatalError() }
  public var textFields: XCUIElementQuery { fatalError() }
  public var secureTextFields: XCUIElementQuery { fatalError() }
  public var datePickers: XCUIElementQuery { fatalError() }
  public var textViews: XCUIElementQuery { fatalError() }
  public var menus: XCUIElementQuery { fatalError() }
  public var menuItems: XCUIElementQuery { fatalError() }
  public var menuBars: XCUIElementQuery { fatalError() }
  public var menuBarItems: XCUIElementQuery { fatalError() }
  public var maps: XCUIElementQuery { fatalError() }
  public var webViews: XCUIElementQuery { fatalError() }
  public var incrementArrows: XCUIElementQuery { fatalError() }
  public var decrementArrows: XCUIElementQuery { fatalError() }
  public var timelines: XCUIElementQuery { fatalError() }
  public var ratingIndicators: XCUIElementQuery { fatalError() }
  public var valueIndicators: XCUIElementQuery { fatalError() }
  public var splitGroups: XCUIElementQuery { fatalError() }
  public var splitters: XCUIElementQuery { fatalError() }
  public var relevanceIndicators: XCUIElementQuery { fatalError() }
  public var colorWells: XCUIElementQuery { fatalError() }
  public var helpTags: XCUIElementQuery { fatalError() }
  public var mattes: XCUIElementQuery { fatalError() }
  public var dockItems: XCUIElementQuery { fatalError() }
  public var rulers: XCUIElementQuery { fatalError() }
  public var rulerMarkers: XCUIElementQuery { fatalError() }
  public var grids: XCUIElementQuery { fatalError() }
  public var levelIndicators: XCUIElementQuery { fatalError() }
  public var cells: XCUIElementQuery { fatalError() }
  public var layoutAreas: XCUIElementQuery { fatalError() }
  public var layoutItems: XCUIElementQuery { fatalError() }
  public var handles: XCUIElementQuery { fatalError() }
  public var steppers: XCUIElementQuery { fatalError() }
  public var tabs: XCUIElementQuery { fatalError() }
  public var touchBars: XCUIElementQuery { fatalError() }
  public var statusItems: XCUIElementQuery { fatalError() }
}

@preconcurrency @MainActor
public class XCUICoordinate: NSObject {
  public var referencedElement: XCUIElement { fatalError() }
  public var screenPoint: CGPoint { fatalError() }
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { fatalError() }
  public func tap() {}
  public func press(forDuration duration: TimeInterval) {}
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {}
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {}
}

@preconcurrency @MainActor
public class XCUIApplication: XCUIElement {
  public override init() {}
  public init(bundleIdentifier: String) {}
  public func launch() {}
  public func activate() {}
  public func terminate() {}
  public var launchArguments: [String] = []
  public var launchEnvironment: [String: String] = [:]
}
