// The buttons of a Mac's windows have these identifiers; no window of a phone has such buttons.

/// The identifier of the button that closes a window.
public let XCUIIdentifierCloseWindow: String = "_XCUI:CloseWindow"
/// The identifier of the button that puts a window away.
public let XCUIIdentifierMinimizeWindow: String = "_XCUI:MinimizeWindow"
/// The identifier of the button that makes a window large.
public let XCUIIdentifierZoomWindow: String = "_XCUI:ZoomWindow"
/// The identifier of the button that lets a window fill the screen.
public let XCUIIdentifierFullScreenWindow: String = "_XCUI:FullScreenWindow"
