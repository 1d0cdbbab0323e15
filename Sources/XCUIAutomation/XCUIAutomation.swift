// XCUIAutomation
