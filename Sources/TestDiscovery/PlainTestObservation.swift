public import XCTest

/// The protocol of that name in XCTest, for the module whose own refines it.
public typealias PlainTestObservation = XCTestObservation
