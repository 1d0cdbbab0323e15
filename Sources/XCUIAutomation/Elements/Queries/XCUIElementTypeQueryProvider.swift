/// A type that queries can start from: an application, an element or a query.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// The first element that matches, however many there are; it does not exist without a match.
  var firstMatch: XCUIElement { get }
  /// The touch bars below.
  var touchBars: XCUIElementQuery { get }
  /// The groups below.
  var groups: XCUIElementQuery { get }
  /// The windows below.
  var windows: XCUIElementQuery { get }
  /// The sheets below.
  var sheets: XCUIElementQuery { get }
  /// The drawers below.
  var drawers: XCUIElementQuery { get }
  /// The alerts below.
  var alerts: XCUIElementQuery { get }
  /// The dialogs below.
  var dialogs: XCUIElementQuery { get }
  /// The buttons below.
  var buttons: XCUIElementQuery { get }
  /// The radio buttons below.
  var radioButtons: XCUIElementQuery { get }
  /// The radio groups below.
  var radioGroups: XCUIElementQuery { get }
  /// The check boxes below.
  var checkBoxes: XCUIElementQuery { get }
  /// The disclosure triangles below.
  var disclosureTriangles: XCUIElementQuery { get }
  /// The pop up buttons below.
  var popUpButtons: XCUIElementQuery { get }
  /// The combo boxes below.
  var comboBoxes: XCUIElementQuery { get }
  /// The menu buttons below.
  var menuButtons: XCUIElementQuery { get }
  /// The toolbar buttons below.
  var toolbarButtons: XCUIElementQuery { get }
  /// The popovers below.
  var popovers: XCUIElementQuery { get }
  /// The keyboards below.
  var keyboards: XCUIElementQuery { get }
  /// The keys below.
  var keys: XCUIElementQuery { get }
  /// The navigation bars below.
  var navigationBars: XCUIElementQuery { get }
  /// The tab bars below.
  var tabBars: XCUIElementQuery { get }
  /// The tab groups below.
  var tabGroups: XCUIElementQuery { get }
  /// The toolbars below.
  var toolbars: XCUIElementQuery { get }
  /// The status bars below.
  var statusBars: XCUIElementQuery { get }
  /// The tables below.
  var tables: XCUIElementQuery { get }
  /// The table rows below.
  var tableRows: XCUIElementQuery { get }
  /// The table columns below.
  var tableColumns: XCUIElementQuery { get }
  /// The outlines below.
  var outlines: XCUIElementQuery { get }
  /// The outline rows below.
  var outlineRows: XCUIElementQuery { get }
  /// The disclosed child rows below.
  var disclosedChildRows: XCUIElementQuery { get }
  /// The browsers below.
  var browsers: XCUIElementQuery { get }
  /// The collection views below.
  var collectionViews: XCUIElementQuery { get }
  /// The sliders below.
  var sliders: XCUIElementQuery { get }
  /// The page indicators below.
  var pageIndicators: XCUIElementQuery { get }
  /// The progress indicators below.
  var progressIndicators: XCUIElementQuery { get }
  /// The activity indicators below.
  var activityIndicators: XCUIElementQuery { get }
  /// The segmented controls below.
  var segmentedControls: XCUIElementQuery { get }
  /// The pickers below.
  var pickers: XCUIElementQuery { get }
  /// The picker wheels below.
  var pickerWheels: XCUIElementQuery { get }
  /// The switches below.
  var switches: XCUIElementQuery { get }
  /// The toggles below.
  var toggles: XCUIElementQuery { get }
  /// The links below.
  var links: XCUIElementQuery { get }
  /// The images below.
  var images: XCUIElementQuery { get }
  /// The icons below.
  var icons: XCUIElementQuery { get }
  /// The search fields below.
  var searchFields: XCUIElementQuery { get }
  /// The scroll views below.
  var scrollViews: XCUIElementQuery { get }
  /// The scroll bars below.
  var scrollBars: XCUIElementQuery { get }
  /// The static texts below.
  var staticTexts: XCUIElementQuery { get }
  /// The text fields below.
  var textFields: XCUIElementQuery { get }
  /// The secure text fields below.
  var secureTextFields: XCUIElementQuery { get }
  /// The date pickers below.
  var datePickers: XCUIElementQuery { get }
  /// The text views below.
  var textViews: XCUIElementQuery { get }
  /// The menus below.
  var menus: XCUIElementQuery { get }
  /// The menu items below.
  var menuItems: XCUIElementQuery { get }
  /// The menu bars below.
  var menuBars: XCUIElementQuery { get }
  /// The menu bar items below.
  var menuBarItems: XCUIElementQuery { get }
  /// The maps below.
  var maps: XCUIElementQuery { get }
  /// The web views below.
  var webViews: XCUIElementQuery { get }
  /// The steppers below.
  var steppers: XCUIElementQuery { get }
  /// The increment arrows below.
  var incrementArrows: XCUIElementQuery { get }
  /// The decrement arrows below.
  var decrementArrows: XCUIElementQuery { get }
  /// The tabs below.
  var tabs: XCUIElementQuery { get }
  /// The timelines below.
  var timelines: XCUIElementQuery { get }
  /// The rating indicators below.
  var ratingIndicators: XCUIElementQuery { get }
  /// The value indicators below.
  var valueIndicators: XCUIElementQuery { get }
  /// The split groups below.
  var splitGroups: XCUIElementQuery { get }
  /// The splitters below.
  var splitters: XCUIElementQuery { get }
  /// The relevance indicators below.
  var relevanceIndicators: XCUIElementQuery { get }
  /// The color wells below.
  var colorWells: XCUIElementQuery { get }
  /// The help tags below.
  var helpTags: XCUIElementQuery { get }
  /// The mattes below.
  var mattes: XCUIElementQuery { get }
  /// The dock items below.
  var dockItems: XCUIElementQuery { get }
  /// The rulers below.
  var rulers: XCUIElementQuery { get }
  /// The ruler markers below.
  var rulerMarkers: XCUIElementQuery { get }
  /// The grids below.
  var grids: XCUIElementQuery { get }
  /// The level indicators below.
  var levelIndicators: XCUIElementQuery { get }
  /// The cells below.
  var cells: XCUIElementQuery { get }
  /// The layout areas below.
  var layoutAreas: XCUIElementQuery { get }
  /// The layout items below.
  var layoutItems: XCUIElementQuery { get }
  /// The handles below.
  var handles: XCUIElementQuery { get }
  /// The other elements below.
  var otherElements: XCUIElementQuery { get }
  /// The status items below.
  var statusItems: XCUIElementQuery { get }
}
