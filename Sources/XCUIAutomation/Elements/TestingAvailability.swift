/// 1, as user interfaces can be tested here.
public let XCUI_UI_TESTING_AVAILABLE: Int32 = 1
/// 1, as user interfaces can be tested here; the older name.
public let XCT_UI_TESTING_AVAILABLE: Int32 = 1
