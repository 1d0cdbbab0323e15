/// The properties by which Apple's queries look for elements of a type.
enum QueryProperties {
  /// The property for a name, the kit's `labels` included; nil for other names.
  static func property(_ name: String) -> String? {
    if name == "labels" { return "staticTexts" }
    return all.contains(name) ? name : nil
  }

  /// Elements that the system makes from an app's texts, without identifiers.
  static let ofSystem: Set<String> = [
    "alerts", "icons", "keyboards", "keys", "menuItems", "menus", "pickerWheels", "sheets",
    "statusBars", "tabBars",
  ]

  static let all: Set<String> = [
    "activityIndicators", "alerts", "browsers", "buttons", "cells", "checkBoxes",
    "collectionViews", "colorWells", "comboBoxes", "datePickers", "decrementArrows", "dialogs",
    "disclosureTriangles", "dockItems", "drawers", "grids", "groups", "handles", "helpTags",
    "icons", "images", "incrementArrows", "keyboards", "keys", "layoutAreas", "layoutItems",
    "levelIndicators", "links", "maps", "mattes", "menuBarItems", "menuBars", "menuButtons",
    "menuItems", "menus", "navigationBars", "otherElements", "outlineRows", "outlines",
    "pageIndicators", "pickerWheels", "pickers", "popUpButtons", "popovers",
    "progressIndicators", "radioButtons", "radioGroups", "ratingIndicators",
    "relevanceIndicators", "rulerMarkers", "rulers", "scrollBars", "scrollViews", "searchFields",
    "secureTextFields", "segmentedControls", "sheets", "sliders", "splitGroups", "splitters",
    "staticTexts", "statusBars", "statusItems", "steppers", "switches", "tabBars", "tabGroups",
    "tableColumns", "tableRows", "tables", "tabs", "textFields", "textViews", "timelines",
    "toggles", "toolbarButtons", "toolbars", "touchBars", "valueIndicators", "webViews",
    "windows",
  ]
}
