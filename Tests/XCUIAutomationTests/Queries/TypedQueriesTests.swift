import AccessibilityTree
import Testing

@testable import XCUIAutomation

@Suite struct TypedQueriesTests {
  private typealias Row = (
    property: KeyPath<any XCUIElementTypeQueryProvider, XCUIElementQuery>,
    type: XCUIElement.ElementType
  )

  /// Apple's properties in Apple's order (api.md 2.8).
  nonisolated(unsafe) private static let rows: [Row] = [
    (\.touchBars, .touchBar),
    (\.groups, .group),
    (\.windows, .window),
    (\.sheets, .sheet),
    (\.drawers, .drawer),
    (\.alerts, .alert),
    (\.dialogs, .dialog),
    (\.buttons, .button),
    (\.radioButtons, .radioButton),
    (\.radioGroups, .radioGroup),
    (\.checkBoxes, .checkBox),
    (\.disclosureTriangles, .disclosureTriangle),
    (\.popUpButtons, .popUpButton),
    (\.comboBoxes, .comboBox),
    (\.menuButtons, .menuButton),
    (\.toolbarButtons, .toolbarButton),
    (\.popovers, .popover),
    (\.keyboards, .keyboard),
    (\.keys, .key),
    (\.navigationBars, .navigationBar),
    (\.tabBars, .tabBar),
    (\.tabGroups, .tabGroup),
    (\.toolbars, .toolbar),
    (\.statusBars, .statusBar),
    (\.tables, .table),
    (\.tableRows, .tableRow),
    (\.tableColumns, .tableColumn),
    (\.outlines, .outline),
    (\.outlineRows, .outlineRow),
    (\.disclosedChildRows, .tableRow),
    (\.browsers, .browser),
    (\.collectionViews, .collectionView),
    (\.sliders, .slider),
    (\.pageIndicators, .pageIndicator),
    (\.progressIndicators, .progressIndicator),
    (\.activityIndicators, .activityIndicator),
    (\.segmentedControls, .segmentedControl),
    (\.pickers, .picker),
    (\.pickerWheels, .pickerWheel),
    (\.switches, .switch),
    (\.toggles, .toggle),
    (\.links, .link),
    (\.images, .image),
    (\.icons, .icon),
    (\.searchFields, .searchField),
    (\.scrollViews, .scrollView),
    (\.scrollBars, .scrollBar),
    (\.staticTexts, .staticText),
    (\.textFields, .textField),
    (\.secureTextFields, .secureTextField),
    (\.datePickers, .datePicker),
    (\.textViews, .textView),
    (\.menus, .menu),
    (\.menuItems, .menuItem),
    (\.menuBars, .menuBar),
    (\.menuBarItems, .menuBarItem),
    (\.maps, .map),
    (\.webViews, .webView),
    (\.steppers, .stepper),
    (\.incrementArrows, .incrementArrow),
    (\.decrementArrows, .decrementArrow),
    (\.tabs, .tab),
    (\.timelines, .timeline),
    (\.ratingIndicators, .ratingIndicator),
    (\.valueIndicators, .valueIndicator),
    (\.splitGroups, .splitGroup),
    (\.splitters, .splitter),
    (\.relevanceIndicators, .relevanceIndicator),
    (\.colorWells, .colorWell),
    (\.helpTags, .helpTag),
    (\.mattes, .matte),
    (\.dockItems, .dockItem),
    (\.rulers, .ruler),
    (\.rulerMarkers, .rulerMarker),
    (\.grids, .grid),
    (\.levelIndicators, .levelIndicator),
    (\.cells, .cell),
    (\.layoutAreas, .layoutArea),
    (\.layoutItems, .layoutItem),
    (\.handles, .handle),
    (\.otherElements, .other),
    (\.statusItems, .statusItem),
  ]

  @Test func `each property of an element looks below it for its type`() {
    let element = XCUIElement(target: .underTest, query: Query())
    for row in Self.rows {
      #expect(element[keyPath: row.property].query == Query().descendants(row.type.kind))
    }
    #expect(Self.rows.count == 82)
  }

  @Test func `each property of a query looks below its matches`() {
    let cells = Query().descendants(.cell)
    let query = XCUIElementQuery(target: .underTest, query: cells)
    for row in Self.rows {
      #expect(query[keyPath: row.property].query == cells.descendants(row.type.kind))
    }
  }

  @Test func `raw values are those of the tree`() {
    for type in XCUIElement.ElementType.allCases {
      #expect(type.kind.appleType == type)
    }
    #expect(XCUIElement.ElementType.allCases.count == 83)
  }
}
