/// Always 1: user interface tests are available.
public let XCUI_UI_TESTING_AVAILABLE: Int32 = 1
/// Always 1: user interface tests are available; the older name.
public let XCT_UI_TESTING_AVAILABLE: Int32 = 1
