@_exported public import AppleTypes
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import TestDiscovery
@_exported public import TestRuns
@_exported public import XCTest
