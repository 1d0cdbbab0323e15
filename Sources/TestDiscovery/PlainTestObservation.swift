public import XCTest

/// XCTest's `XCTestObservation`, for the module that declares a refinement with the same name.
public typealias PlainTestObservation = XCTestObservation
