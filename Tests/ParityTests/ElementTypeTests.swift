import XCTest

/// The element types and the queries for them, held to Apple's list of names and numbers.
final class ElementTypeTests: XCTestCase {
  private static let types: [XCUIElement.ElementType] = [
    .any, .other, .application, .group, .window, .sheet, .drawer, .alert, .dialog, .button,
    .radioButton, .radioGroup, .checkBox, .disclosureTriangle, .popUpButton, .comboBox,
    .menuButton, .toolbarButton, .popover, .keyboard, .key, .navigationBar, .tabBar, .tabGroup,
    .toolbar, .statusBar, .table, .tableRow, .tableColumn, .outline, .outlineRow, .browser,
    .collectionView, .slider, .pageIndicator, .progressIndicator, .activityIndicator,
    .segmentedControl, .picker, .pickerWheel, .switch, .toggle, .link, .image, .icon,
    .searchField, .scrollView, .scrollBar, .staticText, .textField, .secureTextField,
    .datePicker, .textView, .menu, .menuItem, .menuBar, .menuBarItem, .map, .webView,
    .incrementArrow, .decrementArrow, .timeline, .ratingIndicator, .valueIndicator, .splitGroup,
    .splitter, .relevanceIndicator, .colorWell, .helpTag, .matte, .dockItem, .ruler,
    .rulerMarker, .grid, .levelIndicator, .cell, .layoutArea, .layoutItem, .handle, .stepper,
    .tab, .touchBar, .statusItem,
  ]

  func testElementTypesHaveApplesNumbers() {
    XCTAssertEqual(Self.types.map(\.rawValue), Array(0...82))
  }

  @MainActor func testAnApplicationStartsAQueryForEachType() {
    let queries: [KeyPath<XCUIApplication, XCUIElementQuery>] = [
      \.touchBars, \.groups, \.windows, \.sheets, \.drawers, \.alerts, \.dialogs, \.buttons,
      \.radioButtons, \.radioGroups, \.checkBoxes, \.disclosureTriangles, \.popUpButtons,
      \.comboBoxes, \.menuButtons, \.toolbarButtons, \.popovers, \.keyboards, \.keys,
      \.navigationBars, \.tabBars, \.tabGroups, \.toolbars, \.statusBars, \.tables, \.tableRows,
      \.tableColumns, \.outlines, \.outlineRows, \.disclosedChildRows, \.browsers,
      \.collectionViews, \.sliders, \.pageIndicators, \.progressIndicators, \.activityIndicators,
      \.segmentedControls, \.pickers, \.pickerWheels, \.switches, \.toggles, \.links, \.images,
      \.icons, \.searchFields, \.scrollViews, \.scrollBars, \.staticTexts, \.textFields,
      \.secureTextFields, \.datePickers, \.textViews, \.menus, \.menuItems, \.menuBars,
      \.menuBarItems, \.maps, \.webViews, \.steppers, \.incrementArrows, \.decrementArrows,
      \.tabs, \.timelines, \.ratingIndicators, \.valueIndicators, \.splitGroups, \.splitters,
      \.relevanceIndicators, \.colorWells, \.helpTags, \.mattes, \.dockItems, \.rulers,
      \.rulerMarkers, \.grids, \.levelIndicators, \.cells, \.layoutAreas, \.layoutItems,
      \.handles, \.otherElements, \.statusItems,
    ]
    XCTAssertEqual(Set(queries).count, 82)
  }

  @MainActor func testEveryProviderStartsAQueryForEachType() {
    func first(_ provider: any XCUIElementTypeQueryProvider) -> [XCUIElementQuery] {
      [
        provider.touchBars, provider.groups, provider.windows, provider.sheets, provider.drawers,
        provider.alerts, provider.dialogs, provider.buttons, provider.radioButtons,
        provider.radioGroups, provider.checkBoxes, provider.disclosureTriangles,
        provider.popUpButtons, provider.comboBoxes, provider.menuButtons,
        provider.toolbarButtons, provider.popovers, provider.keyboards, provider.keys,
        provider.navigationBars, provider.tabBars, provider.tabGroups, provider.toolbars,
        provider.statusBars, provider.tables, provider.tableRows, provider.tableColumns,
        provider.outlines, provider.outlineRows, provider.disclosedChildRows, provider.browsers,
        provider.collectionViews, provider.sliders, provider.pageIndicators,
        provider.progressIndicators, provider.activityIndicators, provider.segmentedControls,
        provider.pickers, provider.pickerWheels, provider.switches, provider.toggles,
        provider.links, provider.images, provider.icons, provider.searchFields,
        provider.scrollViews, provider.scrollBars, provider.staticTexts, provider.textFields,
        provider.secureTextFields, provider.datePickers, provider.textViews, provider.menus,
        provider.menuItems, provider.menuBars, provider.menuBarItems, provider.maps,
        provider.webViews, provider.steppers, provider.incrementArrows, provider.decrementArrows,
        provider.tabs, provider.timelines, provider.ratingIndicators, provider.valueIndicators,
        provider.splitGroups, provider.splitters, provider.relevanceIndicators,
        provider.colorWells, provider.helpTags, provider.mattes, provider.dockItems,
        provider.rulers, provider.rulerMarkers, provider.grids, provider.levelIndicators,
        provider.cells, provider.layoutAreas, provider.layoutItems, provider.handles,
        provider.otherElements, provider.statusItems,
      ]
    }
    XCTAssertEqual(first(XCUIApplication()).count, 82)
    XCTAssertEqual(first(XCUIApplication().buttons).count, 82)
  }
}
