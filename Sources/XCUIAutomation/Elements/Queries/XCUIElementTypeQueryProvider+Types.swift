// One property for each type, in Apple's order (api.md 2.8). Each searches below all matches.
extension XCUIElementTypeQueryProvider {
  /// The touch bars below.
  public var touchBars: XCUIElementQuery { below(.touchBar) }
  /// The groups below.
  public var groups: XCUIElementQuery { below(.group) }
  /// The windows below.
  public var windows: XCUIElementQuery { below(.window) }
  /// The sheets below.
  public var sheets: XCUIElementQuery { below(.sheet) }
  /// The drawers below.
  public var drawers: XCUIElementQuery { below(.drawer) }
  /// The alerts below.
  public var alerts: XCUIElementQuery { below(.alert) }
  /// The dialogs below.
  public var dialogs: XCUIElementQuery { below(.dialog) }
  /// The buttons below.
  public var buttons: XCUIElementQuery { below(.button) }
  /// The radio buttons below.
  public var radioButtons: XCUIElementQuery { below(.radioButton) }
  /// The radio groups below.
  public var radioGroups: XCUIElementQuery { below(.radioGroup) }
  /// The check boxes below.
  public var checkBoxes: XCUIElementQuery { below(.checkBox) }
  /// The disclosure triangles below.
  public var disclosureTriangles: XCUIElementQuery { below(.disclosureTriangle) }
  /// The pop up buttons below.
  public var popUpButtons: XCUIElementQuery { below(.popUpButton) }
  /// The combo boxes below.
  public var comboBoxes: XCUIElementQuery { below(.comboBox) }
  /// The menu buttons below.
  public var menuButtons: XCUIElementQuery { below(.menuButton) }
  /// The toolbar buttons below.
  public var toolbarButtons: XCUIElementQuery { below(.toolbarButton) }
  /// The popovers below.
  public var popovers: XCUIElementQuery { below(.popover) }
  /// The keyboards below.
  public var keyboards: XCUIElementQuery { below(.keyboard) }
  /// The keys below.
  public var keys: XCUIElementQuery { below(.key) }
  /// The navigation bars below.
  public var navigationBars: XCUIElementQuery { below(.navigationBar) }
  /// The tab bars below.
  public var tabBars: XCUIElementQuery { below(.tabBar) }
  /// The tab groups below.
  public var tabGroups: XCUIElementQuery { below(.tabGroup) }
  /// The toolbars below.
  public var toolbars: XCUIElementQuery { below(.toolbar) }
  /// The status bars below.
  public var statusBars: XCUIElementQuery { below(.statusBar) }
  /// The tables below.
  public var tables: XCUIElementQuery { below(.table) }
  /// The table rows below.
  public var tableRows: XCUIElementQuery { below(.tableRow) }
  /// The table columns below.
  public var tableColumns: XCUIElementQuery { below(.tableColumn) }
  /// The outlines below.
  public var outlines: XCUIElementQuery { below(.outline) }
  /// The outline rows below.
  public var outlineRows: XCUIElementQuery { below(.outlineRow) }
  /// The disclosed child rows below.
  public var disclosedChildRows: XCUIElementQuery { below(.tableRow) }
  /// The browsers below.
  public var browsers: XCUIElementQuery { below(.browser) }
  /// The collection views below.
  public var collectionViews: XCUIElementQuery { below(.collectionView) }
  /// The sliders below.
  public var sliders: XCUIElementQuery { below(.slider) }
  /// The page indicators below.
  public var pageIndicators: XCUIElementQuery { below(.pageIndicator) }
  /// The progress indicators below.
  public var progressIndicators: XCUIElementQuery { below(.progressIndicator) }
  /// The activity indicators below.
  public var activityIndicators: XCUIElementQuery { below(.activityIndicator) }
  /// The segmented controls below.
  public var segmentedControls: XCUIElementQuery { below(.segmentedControl) }
  /// The pickers below.
  public var pickers: XCUIElementQuery { below(.picker) }
  /// The picker wheels below.
  public var pickerWheels: XCUIElementQuery { below(.pickerWheel) }
  /// The switches below.
  public var switches: XCUIElementQuery { below(.switch) }
  /// The toggles below.
  public var toggles: XCUIElementQuery { below(.toggle) }
  /// The links below.
  public var links: XCUIElementQuery { below(.link) }
  /// The images below.
  public var images: XCUIElementQuery { below(.image) }
  /// The icons below.
  public var icons: XCUIElementQuery { below(.icon) }
  /// The search fields below.
  public var searchFields: XCUIElementQuery { below(.searchField) }
  /// The scroll views below.
  public var scrollViews: XCUIElementQuery { below(.scrollView) }
  /// The scroll bars below.
  public var scrollBars: XCUIElementQuery { below(.scrollBar) }
  /// The static texts below.
  public var staticTexts: XCUIElementQuery { below(.staticText) }
  /// The text fields below.
  public var textFields: XCUIElementQuery { below(.textField) }
  /// The secure text fields below.
  public var secureTextFields: XCUIElementQuery { below(.secureTextField) }
  /// The date pickers below.
  public var datePickers: XCUIElementQuery { below(.datePicker) }
  /// The text views below.
  public var textViews: XCUIElementQuery { below(.textView) }
  /// The menus below.
  public var menus: XCUIElementQuery { below(.menu) }
  /// The menu items below.
  public var menuItems: XCUIElementQuery { below(.menuItem) }
  /// The menu bars below.
  public var menuBars: XCUIElementQuery { below(.menuBar) }
  /// The menu bar items below.
  public var menuBarItems: XCUIElementQuery { below(.menuBarItem) }
  /// The maps below.
  public var maps: XCUIElementQuery { below(.map) }
  /// The web views below.
  public var webViews: XCUIElementQuery { below(.webView) }
  /// The steppers below.
  public var steppers: XCUIElementQuery { below(.stepper) }
  /// The increment arrows below.
  public var incrementArrows: XCUIElementQuery { below(.incrementArrow) }
  /// The decrement arrows below.
  public var decrementArrows: XCUIElementQuery { below(.decrementArrow) }
  /// The tabs below.
  public var tabs: XCUIElementQuery { below(.tab) }
  /// The timelines below.
  public var timelines: XCUIElementQuery { below(.timeline) }
  /// The rating indicators below.
  public var ratingIndicators: XCUIElementQuery { below(.ratingIndicator) }
  /// The value indicators below.
  public var valueIndicators: XCUIElementQuery { below(.valueIndicator) }
  /// The split groups below.
  public var splitGroups: XCUIElementQuery { below(.splitGroup) }
  /// The splitters below.
  public var splitters: XCUIElementQuery { below(.splitter) }
  /// The relevance indicators below.
  public var relevanceIndicators: XCUIElementQuery { below(.relevanceIndicator) }
  /// The color wells below.
  public var colorWells: XCUIElementQuery { below(.colorWell) }
  /// The help tags below.
  public var helpTags: XCUIElementQuery { below(.helpTag) }
  /// The mattes below.
  public var mattes: XCUIElementQuery { below(.matte) }
  /// The dock items below.
  public var dockItems: XCUIElementQuery { below(.dockItem) }
  /// The rulers below.
  public var rulers: XCUIElementQuery { below(.ruler) }
  /// The ruler markers below.
  public var rulerMarkers: XCUIElementQuery { below(.rulerMarker) }
  /// The grids below.
  public var grids: XCUIElementQuery { below(.grid) }
  /// The level indicators below.
  public var levelIndicators: XCUIElementQuery { below(.levelIndicator) }
  /// The cells below.
  public var cells: XCUIElementQuery { below(.cell) }
  /// The layout areas below.
  public var layoutAreas: XCUIElementQuery { below(.layoutArea) }
  /// The layout items below.
  public var layoutItems: XCUIElementQuery { below(.layoutItem) }
  /// The handles below.
  public var handles: XCUIElementQuery { below(.handle) }
  /// The other elements below.
  public var otherElements: XCUIElementQuery { below(.other) }
  /// The status items below.
  public var statusItems: XCUIElementQuery { below(.statusItem) }
}
