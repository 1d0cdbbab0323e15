// Windows on a Mac have buttons with these identifiers; windows on a phone do not.

/// The identifier of the button that closes a window.
public let XCUIIdentifierCloseWindow: String = "_XCUI:CloseWindow"
/// The identifier of the button that minimizes a window.
public let XCUIIdentifierMinimizeWindow: String = "_XCUI:MinimizeWindow"
/// The identifier of the button that zooms a window.
public let XCUIIdentifierZoomWindow: String = "_XCUI:ZoomWindow"
/// The identifier of the button that makes a window fill the screen.
public let XCUIIdentifierFullScreenWindow: String = "_XCUI:FullScreenWindow"
